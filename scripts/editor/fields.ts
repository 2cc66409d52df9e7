import type { Field, VariableFieldType } from '@sveltia/cms';
import type { z } from 'zod';
import { collections } from '../../content/schema/collections';
import type { Field as Known } from '../../content/schema/fields';
import { factNames } from '../../content/schema/salon';
import { typeset } from '../../lib/i18n/typography';
import type { Choice } from '../content/choices';
import { capitalize, fieldOf, required } from '../content/schema-walk';
import { type Correction, writtenHours, writtenPhone } from './corrections';

export interface Words {
  /** Takes the names of the fields whose values are put right before they are saved. */
  corrections: Record<string, Correction>;
  choices: (control: Known['control']) => Choice[];
}

/** The fields of an object, in the order of its schema; what has no words is the developer's or the editor's own. */
export function formFields(schema: z.ZodObject, words: Words): Field[] {
  const parts = Object.entries(schema.shape).flatMap(([name, part]) => {
    const schema = part as z.ZodType;
    const known = fieldOf(schema);
    // Whether nothing at all is an answer.
    const isOptional = schema.safeParse(undefined).success;
    return known ? { name, inner: required(schema), known, optional: !known.isAsked && isOptional } : [];
  });
  return parts
    .sort(({ known: one }, { known: other }) => (one.late ?? 0) - (other.late ?? 0))
    .map(({ name, inner, known, optional }) => formField(name, inner, known, optional, words));
}

const longestFact = Math.max(...Object.values(factNames).map((name) => `{${name}}`.length));

/** From so many characters on, a line has a box that shows all of it, with a counter. */
const longLine = 60;

function formField(name: string, schema: z.ZodType, known: Known, optional: boolean, words: Words): Field {
  const { label, hint, message = '', pattern, initial, control } = known;
  const said = {
    name,
    label,
    ...(hint && { hint: typeset(hint) }),
    ...(optional && { required: false }),
    ...(initial !== undefined && { default: initial }),
  };
  if (known.understood) words.corrections[name] = known.understood;
  const rule = pattern ? { pattern: [patternFor(known), `${capitalize(message)}.`] as [string, string] } : {};
  switch (control.as) {
    case 'line': {
      const { max = 0 } = known.limits ?? {};
      if (max === 0) return { ...said, ...rule, widget: 'string' };
      // The counter takes a fact such as {salon} as it is written; the check counts what stands for it.
      const counted = { ...said, maxlength: max + longestFact };
      if (max < longLine) return { ...counted, widget: 'string' };
      words.corrections[name] = 'line';
      return { ...counted, widget: 'text' };
    }
    case 'text':
      return { ...said, ...rule, widget: 'text' };
    case 'number': {
      words.corrections[name] = 'number';
      // The editor's own number field turns 57,50 into 50 without a word; see corrections.ts for the way back.
      const unit = hint ? {} : { hint: `En ${control.unit}.` };
      const start = initial === undefined ? {} : { default: String(initial) };
      return { ...said, ...(control.unit ? unit : {}), ...start, ...rule, widget: 'string' };
    }
    case 'hidden':
      return { name, label, widget: 'hidden' };
    case 'date':
      return { ...said, ...rule, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'yes-no':
      return { ...said, widget: 'boolean' };
    case 'file':
      return { ...said, widget: 'image', choose_url: false, accept: 'image/*,.heic,.heif' };
    case 'object':
      return { ...said, widget: 'object', fields: formFields(schema as z.ZodObject, words) };
    case 'body':
      return {
        ...said,
        ...rule,
        name: 'body',
        // A page may have no text of its own below its fields.
        ...(schema.safeParse([]).success && { required: false }),
        widget: 'richtext',
        modes: ['rich_text'],
        buttons: ['heading-two'],
        editor_components: [],
        use_emoji_autocomplete: false,
        use_markdown_shortcuts: false,
      };
    case 'reference': {
      const named = [...collections[control.to].named];
      const shown = { value_field: '{{slug}}', display_fields: named, search_fields: named };
      return { ...said, widget: 'relation', collection: control.to, ...shown };
    }
    case 'shapes':
      return { ...said, widget: 'object', typeKey: control.key, types: shapes(schema, words) };
    case 'list':
      return listField(said, schema as z.ZodArray<z.ZodType>, known, control.singular, words);
    default: {
      const options = words.choices(known.control);
      const [only] = options;
      // Nobody needs to be asked where there is one answer.
      if (only && options.length === 1) return { name, label, widget: 'hidden', default: only.value };
      return { ...said, widget: 'select', options };
    }
  }
}

function listField(
  said: Pick<Field, 'name' | 'label'> & object,
  schema: z.ZodArray<z.ZodType>,
  { limits: { min, max } = { min: 0 } }: Known,
  singular: string,
  words: Words,
): Field {
  const inner = required(schema.element);
  const known = fieldOf(inner);
  if (!known) throw new Error(`The items of "${said.label}" have no entry among the fields.`);
  if (known.control.as === 'choice' || known.control.as === 'holiday') {
    const options = words.choices(known.control);
    // The editor stops at a choice of nothing, such as the other holidays of a canton that has none.
    if (options.length === 0) return { name: said.name, label: said.label, widget: 'hidden' };
    return { ...said, min, max, widget: 'select', multiple: true, options };
  }
  // Of a number that is fixed, none is to be added or removed.
  const fixed = min === max ? { allow_add: false, allow_remove: false, allow_duplicate: false } : {};
  const list = { ...said, widget: 'list' as const, min, max, label_singular: singular, ...fixed };
  if (known.control.as === 'object') {
    const parts = formFields(inner as z.ZodObject, words);
    return { ...list, summary: `{{${parts[0]?.name}}}`, fields: parts };
  }
  return { ...list, field: formField('item', inner, known, false, words) };
}

function shapes(schema: z.ZodType, words: Words): VariableFieldType[] {
  const { options, discriminator } = (schema as z.ZodDiscriminatedUnion).def;
  return (options as z.ZodObject[]).map((option) => {
    const [name] = (option.shape[discriminator] as z.ZodLiteral).values;
    return { name: String(name), label: fieldOf(option)?.label, fields: formFields(option, words) };
  });
}

const mark = '(?:\\[[eE][xX][eE][mM][pP][lL][eE]\\]\\s*)?';
const understandable = { hours: writtenHours, phone: writtenPhone };

/** What the build accepts (the mark of an example before it), as a regular expression, what else is understood, and a comma in numbers. */
export function patternFor({ pattern = '', control, understood }: Known): string {
  if (control.as === 'body') return pattern;
  const bare = pattern.replace(/^\^|\$$/g, '');
  if (control.as === 'number') return `^(?:${bare.replaceAll('\\.', '[.,]')})$`;
  const other = understood ? `|${understandable[understood].source.replace(/^\^|\$$/g, '')}` : '';
  return `^${mark}(?:${bare}${other})$`;
}
