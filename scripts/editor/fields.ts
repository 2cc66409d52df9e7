import type { Field, VariableFieldType } from '@sveltia/cms';
import { z } from 'zod';
import { type BodyPart, shownParts } from '../../content/schema/body-parts';
import { collections } from '../../content/schema/collections';
import { type Field as FieldInfo, writtenSpan } from '../../content/schema/fields';
import { factNames } from '../../content/schema/salon';
import { typeset } from '../../lib/i18n/typography';
import type { Option } from '../content/options';
import { capitalize, fieldOf, required } from '../content/schema-walk';
import { type Correction, writtenAmount, writtenHours, writtenMinutes, writtenPhone } from './corrections';
import { priceTemplate } from './menus';

export type BodyPartForms = { [Part in BodyPart]?: Field[] };

export interface FormContext {
  /** Is filled with the fields whose values are corrected before they are saved. */
  corrections: Record<string, Correction>;
  optionsOf: (control: FieldInfo['control']) => Option[];
}

/** The form fields of an object, in the order of its schema; what has no label is no field of the form. */
export function formFields(schema: z.ZodObject, context: FormContext): Field[] {
  const parts = Object.entries(schema.shape).flatMap(([name, part]) => {
    const schema = part as z.ZodType;
    const info = fieldOf(schema);
    const isOptional = schema.safeParse(undefined).success;
    return info ? { name, inner: required(schema), info, optional: !info.isAsked && isOptional } : [];
  });
  return parts
    .sort(({ info: one }, { info: other }) => (one.formOrder ?? 0) - (other.formOrder ?? 0))
    .map(({ name, inner, info, optional }) => formField(name, inner, info, optional, context));
}

const longestFact = Math.max(...Object.values(factNames).map((name) => `{${name}}`.length));

/** A line that may be as long as this has a box that shows all of it, with a counter. */
const longLine = 60;

function formField(name: string, schema: z.ZodType, info: FieldInfo, optional: boolean, context: FormContext): Field {
  const { label, hint, message = '', pattern, initial, control } = info;
  const common = {
    name,
    label,
    ...(hint && { hint: typeset(hint, 'fr') }),
    ...(optional && { required: false }),
    ...(initial !== undefined && { default: initial }),
  };
  if (info.understood) context.corrections[name] = info.understood;
  const rule = pattern ? { pattern: [patternFor(info), `${capitalize(message)}.`] as [string, string] } : {};
  switch (control.as) {
    case 'line': {
      const { max = 0 } = info.limits ?? {};
      if (max === 0) return { ...common, ...rule, widget: 'string' };
      // The counter takes a fact such as {salon} as it is written; the check counts what stands for it.
      const counted = { ...common, maxlength: max + longestFact };
      if (max < longLine) return { ...counted, widget: 'string' };
      context.corrections[name] = 'line';
      return { ...counted, widget: 'text' };
    }
    case 'text':
      // Its paragraphs, where it is an item of a list, are parted; alone it is one.
      if (name !== 'item') context.corrections[name] ??= 'line';
      return { ...common, ...rule, widget: 'text' };
    case 'number': {
      context.corrections[name] = info.understood ?? 'number';
      // The editor's own number field turns 57,50 into 50 without a word; see corrections.ts for the way back.
      const unit = hint ? {} : { hint: `En ${control.unit}.` };
      const start = initial === undefined ? {} : { default: String(initial) };
      return { ...common, ...(control.unit ? unit : {}), ...start, ...rule, widget: 'string' };
    }
    case 'hidden':
      return { name, label, widget: 'hidden' };
    case 'date':
      return { ...common, ...rule, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'yes-no':
      return { ...common, widget: 'boolean' };
    case 'file':
      return { ...common, widget: 'image', choose_url: false, accept: 'image/*,.heic,.heif' };
    case 'object':
      return { ...common, widget: 'object', fields: formFields(schema as z.ZodObject, context) };
    case 'body':
      return {
        ...common,
        name: 'body',
        // A page may have no text of its own below its fields.
        ...(schema.safeParse([]).success && { required: false }),
        widget: 'richtext',
        modes: ['rich_text'],
        buttons: ['heading-two', 'bulleted-list', 'numbered-list', 'link'],
        editor_components: [...(control.parts ?? [])],
        use_emoji_autocomplete: false,
        use_markdown_shortcuts: false,
      };
    case 'reference': {
      const named = [...collections[control.to].named];
      // What differs between prices of one name is written as `menus.ts` shows it.
      const display = control.to === 'prices' ? [priceTemplate] : named;
      const shown = { value_field: '{{slug}}', display_fields: display, search_fields: named };
      return { ...common, widget: 'relation', collection: control.to, ...shown };
    }
    case 'shapes':
      return { ...common, widget: 'object', typeKey: control.key, types: variableTypes(schema, context) };
    case 'list':
      return listField(common, schema as z.ZodArray<z.ZodType>, info, control, context);
    default: {
      const options = context.optionsOf(info.control);
      const [only] = options;
      const start = only && options.length === 1 ? { default: only.value } : {};
      // A single option is no question; but which language words are to be in has to be read.
      if ('default' in start && control.as !== 'language') return { name, label, widget: 'hidden', ...start };
      return { ...common, ...start, widget: 'select', options };
    }
  }
}

function listField(
  common: Pick<Field, 'name' | 'label'> & object,
  schema: z.ZodArray<z.ZodType>,
  { limits: { min, max } = { min: 0 } }: FieldInfo,
  { singular, isOrdered }: Extract<FieldInfo['control'], { as: 'list' }>,
  context: FormContext,
): Field {
  const inner = required(schema.element);
  const info = fieldOf(inner);
  if (!info) throw new Error(`The items of "${common.label}" have no entry among the fields.`);
  if (info.control.as === 'select' || info.control.as === 'holiday') {
    const options = context.optionsOf(info.control);
    // The package crashes on a select without options, such as the other holidays of a canton that has none.
    if (options.length === 0) return { name: common.name, label: common.label, widget: 'hidden' };
    if (!isOrdered) return { ...common, min, max, widget: 'select', multiple: true, options };
  }
  // A list of fixed length takes no more items and loses none.
  const fixed = min === max ? { allow_add: false, allow_remove: false, allow_duplicate: false } : {};
  const list = { ...common, widget: 'list' as const, min, max, label_singular: singular, ...fixed };
  if (info.control.as === 'object') {
    const parts = formFields(inner as z.ZodObject, context);
    // A site in one language has no other in which to say a thing.
    if (parts.some((part) => part.widget === 'select' && part.options.length === 0))
      return { name: common.name, label: common.label, widget: 'hidden' };
    return { ...list, summary: `{{${parts[0]?.name}}}`, fields: parts };
  }
  if (info.control.as === 'text') context.corrections[common.name] = 'paragraphs';
  // What needs an item begins with one, to be filled in.
  const begun = min && !('required' in common) ? { default: Array(min).fill('') } : {};
  return { ...list, ...begun, field: formField('item', inner, info, false, context) };
}

/** What the text of a page of one's own shows besides words: a form for each, which `admin.ts` makes known to the package. */
export const bodyPartForms = (context: FormContext): BodyPartForms =>
  Object.fromEntries(
    Object.entries(shownParts).map(([name, part]) => [name, formFields(z.object({ [name]: part }), context)]),
  );

function variableTypes(schema: z.ZodType, context: FormContext): VariableFieldType[] {
  const { options, discriminator } = (schema as z.ZodDiscriminatedUnion).def;
  return (options as z.ZodObject[]).map((option) => {
    const [name] = (option.shape[discriminator] as z.ZodLiteral).values;
    return { name: String(name), label: fieldOf(option)?.label, fields: formFields(option, context) };
  });
}

const exampleMark = '(?:\\[[eE][xX][eE][mM][pP][lL][eE]\\]\\s*)?';
const understoodPatterns = {
  // A span of prices passes the form, so that the check can say why it is refused.
  amount: [writtenAmount, writtenSpan],
  minutes: [writtenMinutes],
  hours: [writtenHours],
  phone: [writtenPhone],
};

/** The values that a field of the form accepts: those of the build, with the mark of an example before them, and those that corrections.ts understands. */
export function patternFor({ pattern = '', control, understood }: FieldInfo): string {
  const isNumber = control.as === 'number';
  const written = isNumber ? pattern.replaceAll('\\.', '[.,]') : pattern;
  const others = understood ? understoodPatterns[understood].map(({ source }) => source) : [];
  const bare = [written, ...others].map((one) => one.replace(/^\^|\$$/g, ''));
  return `^${isNumber ? '' : exampleMark}(?:${bare.join('|')})$`;
}
