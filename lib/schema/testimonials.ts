import type { z } from 'zod';
import { entry, groups, line, prose } from './fields';

export const testimonials = entry({
  testimonials: groups(
    { name: line({ label: 'Prénom et initiale' }), text: prose({ label: 'Paroles' }) },
    {
      each: 'Avis',
      label: 'Avis',
      singular: 'un avis',
      hint: 'De vraies paroles, avec l’accord de la personne. Dès le premier vrai avis, les exemples ne paraissent plus.',
    },
  ),
});

export type Testimonial = z.infer<typeof testimonials>['testimonials'][number];
