import type { LocationFeatureSpecification } from 'schema-dts';
import { practical } from '../../content/content';

/** What is known of the way in, parking and toilet; empty where nothing is. */
export function amenities(): LocationFeatureSpecification[] {
  const { steps, doorWidth, parking, toilet } = practical.access ?? {};
  const features: [name: string, value?: boolean | number, unitCode?: string][] = [
    ['Entrée de plain-pied', steps === undefined ? undefined : steps === 0],
    ["Marches à l'entrée", steps || undefined],
    // Centimetres in UN/CEFACT's code.
    ['Largeur de la porte', doorWidth, 'CMT'],
    ['Places de parc', parking && parking !== 'none'],
    ['WC accessibles en fauteuil roulant', toilet && toilet === 'accessible'],
  ];
  return features
    .filter(([, value]) => value !== undefined)
    .map(([name, value, unitCode]) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value,
      ...(unitCode && { unitCode }),
    }));
}
