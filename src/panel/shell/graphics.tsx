/** The center's symbol, in place of Payload's. */
export function Icon() {
  return <Sign size={18} />;
}

/** Above the sign-in form. */
export function Logo() {
  return (
    <span className="panel-logo">
      <Sign size={64} />
      <span>Site panel</span>
    </span>
  );
}

const Sign = ({ size }: { size: number }) => (
  <svg viewBox="4 6.5 56 56" width={size} height={size} aria-hidden="true" focusable="false">
    <path fill="#0f5e5b" d="M9 60V30a23 23 0 0 1 46 0v30a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2Z" />
    <path fill="#f3c39a" d="M20.5 37a11.5 11.5 0 0 1 23 0Z" />
    <path fill="none" stroke="#f7f1e8" strokeWidth="4" strokeLinecap="round" d="M17 44h30M25 53h14" />
  </svg>
);
