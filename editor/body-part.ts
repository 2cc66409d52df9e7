import type { EditorComponentDefinition, Field } from '@sveltia/cms';
import { type BodyPart, bodyParts } from '../lib/schema/body-parts';

const icons = { picture: 'image', prices: 'sell', group: 'list_alt' };

/** Returns the component of the text editor that shows `{image: vitrine}` or `{prix: …}` as a form. */
export function bodyPart(part: BodyPart, fields: Field[]): EditorComponentDefinition {
  const word = bodyParts[part];
  const isList = fields.some(({ widget }) => widget === 'list');
  const written = (values: Record<string, unknown>) => `{${word}: ${[values[part] ?? []].flat().join(', ')}}`;
  return {
    id: part,
    label: fields[0]?.label ?? word,
    icon: icons[part],
    fields,
    pattern: new RegExp(`^\\{${word} ?: ?([^{}\\n]*)\\}$`, 'm'),
    fromBlock: ([, ids = '']) => ({ [part]: isList ? ids.split(/, ?/) : ids }),
    toBlock: written,
    // Sveltia CMS requires `toPreview`, although no preview is shown.
    toPreview: written,
  };
}
