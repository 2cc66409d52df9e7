import { z } from 'zod';
import { anchor, listBy, text } from './fields';

/** What a client said. */
const testimonial = z.strictObject({ id: anchor, name: text, text });

/** What clients said: exactly three. */
export const testimonials = listBy('id', testimonial).length(3, 'must be exactly three');

export type Testimonial = z.infer<typeof testimonial>;
