import { ButtonLink } from '@/components/ui/button';

export function SupportBox() {
  return (
    <aside
      aria-labelledby="support"
      className="no-print ground-primary mt-14 rounded-panel p-[clamp(1.75rem,3.4vw,2.75rem)]"
    >
      <h2 id="support" className="type-h3">
        Get Professional Support
      </h2>
      <p className="mt-3 text-quiet">
        Tell us what is happening. We listen, and say honestly whether we can help.
      </p>
      <div className="mt-6 grid gap-3 tablet:flex tablet:flex-wrap tablet:gap-5">
        <ButtonLink href="/contact" onDark>
          Schedule a Consultation
        </ButtonLink>
        <ButtonLink href="/programs" onDark variant="outline">
          Explore Our Programs
        </ButtonLink>
      </div>
    </aside>
  );
}
