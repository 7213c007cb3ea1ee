import { layoutDefaults } from '@/content/site-layout';

/** Header and footer of the fictional centre. */
export const seedLayout = {
  header: { logoUrl: '/', contactLabel: layoutDefaults.contactLabel },
  footer: {
    company: { name: layoutDefaults.name, description: layoutDefaults.description },
    contact: {
      title: layoutDefaults.contactTitle,
      phone: layoutDefaults.phone,
      email: layoutDefaults.email,
      address: layoutDefaults.address,
      hours: layoutDefaults.hours,
    },
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
