import type { z } from 'zod';
import { entry, group, line, list, prose } from './fields';

const testimonial = group(
  { name: line({ label: 'Prénom et initiale' }), text: prose({ label: 'Paroles' }) },
  { label: 'Avis' },
);

export const testimonials = entry({
  testimonials: list(testimonial, {
    label: 'Avis',
    singular: 'un avis',
    hint: 'De vraies paroles, avec l’accord de la personne. Dès le premier vrai avis, les exemples ne paraissent plus.',
  }),
});

export type Testimonial = z.infer<typeof testimonial>;
