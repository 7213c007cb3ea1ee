import { layoutDefaults } from '@/content/views/site-layout';
import { facts } from './facts';

/** Header and footer of the fictional center. */
export const seedLayout = {
  contact: {
    name: facts.name,
    description: layoutDefaults.description,
    phone: facts.phone,
    email: facts.email,
    address: facts.address,
    hours: layoutDefaults.hours,
    agesTreated: facts.agesTreated,
  },
  header: { logoUrl: '/', contactLabel: layoutDefaults.contactLabel },
  footer: {
    contactTitle: layoutDefaults.contactTitle,
    servicesTitle: layoutDefaults.servicesTitle,
    serviceLinks: layoutDefaults.serviceLinks,
    conditionsTitle: layoutDefaults.conditionsTitle,
    socialTitle: layoutDefaults.socialTitle,
    socialLinks: [
      { platform: 'Facebook', url: 'https://facebook.example/stillwatergardens', icon: 'facebook' as const },
      {
        platform: 'Instagram',
        url: 'https://instagram.example/stillwatergardens',
        icon: 'instagram' as const,
      },
      {
        platform: 'LinkedIn',
        url: 'https://linkedin.example/company/stillwatergardens',
        icon: 'linkedin' as const,
      },
    ],
    copyright: {
      text: layoutDefaults.copyright,
      privacyUrl: layoutDefaults.privacyUrl,
      termsUrl: layoutDefaults.termsUrl,
    },
  },
};
