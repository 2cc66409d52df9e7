import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { capitalize } from '../lib/i18n/format';
import { typeset } from '../lib/i18n/typography';
import { type BodyPart, shownParts } from '../lib/schema/body-parts';
import { collections } from '../lib/schema/collections';
import { type Correction, written } from '../lib/schema/corrections';
import { type Field as FieldInfo, writtenSpan } from '../lib/schema/fields';
import type { Option } from '../scripts/content/options';
import { fieldOf, required, shapesOf } from '../scripts/content/schema-walk';
import { priceTemplate } from './menus';

export type BodyPartForms = { [Part in BodyPart]?: Field[] };

export interface FormContext {
  /** Corrections before saving, by name of field; filled in while the forms are made. */
  corrections: Record<string, Correction>;
  optionsOf: (control: FieldInfo['control']) => Option[];
}

/** Returns a form field for each part of a schema that has a label, sorted by `formOrder`. */
export function formFields(schema: z.ZodObject, context: FormContext): Field[] {
  const parts = Object.entries(schema.shape).flatMap(([name, part]) => {
    const schema = part as z.ZodType;
    const info = fieldOf(schema);
    const absent = schema.safeParse(undefined);
    if (!info) return [];
    return { name, inner: required(schema), info, optional: !info.isAsked && absent.success, usual: absent.data };
  });
  return parts
    .sort(({ info: one }, { info: other }) => (one.formOrder ?? 0) - (other.formOrder ?? 0))
    .map(({ name, inner, info, optional, usual }) => formField(name, inner, info, optional, context, usual));
}

export const inFrench = (text: string) => typeset(text, 'fr');

/** Allowed length, in characters, from which a line gets a box of several lines. */
const longLine = 60;

function formField(
  name: string,
  schema: z.ZodType,
  info: FieldInfo,
  optional: boolean,
  context: FormContext,
  /** The value that applies if the field is absent from the file. */
  usual?: unknown,
): Field {
  const { hint, message = '', pattern, initial, control } = info;
  const label = inFrench(info.label);
  const common = {
    name,
    label,
    ...(hint && { hint: inFrench(hint) }),
    ...(optional && { required: false }),
    ...(initial !== undefined && { default: initial }),
  };
  if (info.understood) context.corrections[name] = info.understood;
  const rule = pattern ? { pattern: [patternFor(info), `${capitalize(message)}.`] as [string, string] } : {};
  switch (control.as) {
    case 'line': {
      const { max = 0 } = info.limits ?? {};
      if (max === 0) return { ...common, ...rule, widget: 'string' };
      // No counter where the site only advises a length, because Sveltia CMS would refuse a longer text.
      const counted = pattern ? { ...common, maxlength: max } : common;
      if (max < longLine) return { ...counted, widget: 'string' };
      context.corrections[name] = 'line';
      return { ...counted, widget: 'text' };
    }
    case 'text':
      // A text in a list may be split into several paragraphs; any other text may not.
      if (name !== 'item') context.corrections[name] ??= 'line';
      return { ...common, ...rule, widget: 'text' };
    case 'number': {
      context.corrections[name] = info.understood ?? 'number';
      // Sveltia CMS's number field turns 57,50 into 50; so this is a text, which corrections.ts makes a number.
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
    case 'object': {
      const fields = formFields(schema as z.ZodObject, context);
      return { ...common, widget: 'object', fields, ...(optional && closed(fields, context)) };
    }
    case 'body':
      context.corrections.body = 'body';
      return {
        ...common,
        name: 'body',
        ...(schema.safeParse([]).success && { required: false }),
        widget: 'richtext',
        modes: ['rich_text'],
        buttons: ['bold', 'italic', 'heading-two', 'bulleted-list', 'numbered-list', 'link'],
        editor_components: [...(control.parts ?? [])],
        use_emoji_autocomplete: false,
        use_markdown_shortcuts: false,
      };
    case 'reference': {
      const named = [...collections[control.to].named];
      // menus.ts turns the template into "Barbe, CHF 25.–", because several prices may have the same name.
      const display = control.to === 'prices' ? [priceTemplate] : named;
      const shown = { value_field: '{{slug}}', display_fields: display, search_fields: named };
      return { ...common, widget: 'relation', collection: control.to, ...shown };
    }
    case 'shapes': {
      const types = shapesOf(schema).map(({ name, label, shape }) => {
        return { name, label, fields: formFields(shape, context) };
      });
      const begun = { default: { [control.key]: types[0]?.name, ...emptyOf(types[0]?.fields) } };
      return { ...common, ...begun, widget: 'object', typeKey: control.key, types };
    }
    case 'list':
      return listField(common, schema as z.ZodArray<z.ZodType>, info, control, context);
    default: {
      const options = context.optionsOf(control);
      const [only] = options;
      const start = only && options.length === 1 ? { default: only.value } : {};
      // A field with a single option is hidden, except a language, which the owner has to know.
      if ('default' in start && control.as !== 'language') return { name, label, widget: 'hidden', ...start };
      const held = options.find(({ value }) => value === usual);
      const absent = info.absent ?? (held && 'Comme d’habitude');
      const none = optional && absent && held?.value !== '' ? [{ value: '', label: absent }] : [];
      return { ...common, ...start, widget: 'select', options: [...none, ...options] };
    }
  }
}

const emptyOf = (fields: readonly Field[] = []) =>
  Object.fromEntries(fields.flatMap((field) => (Object(field).required === false ? [] : [[field.name, '']])));

/** Returns options that fold a group with values; its summary shows the first field and up to two short ones. */
function closed(all: readonly Field[], { corrections }: FormContext) {
  const fields = all.filter(({ name }) => name !== 'id');
  const isShort = ({ widget }: Field) => widget === 'string' || widget === 'datetime';
  const end = fields.findIndex((field, index) => index > 0 && !isShort(field));
  const names = fields.slice(0, end < 0 ? 3 : Math.min(end, 3)).map(({ name }) => name);
  const [first = '', ...others] = names;
  // A group that begins with a number stays open, because a number alone is no summary.
  if (corrections[first] === 'number') return {};
  const summary = [`{{${first}}}`, ...others.map((name) => `{{${name} | ternary(' · ', '')}}{{${name}}}`)].join('');
  return { summary, collapsed: 'auto' as const };
}

function listField(
  common: Pick<Field, 'name' | 'label'> & object,
  schema: z.ZodArray<z.ZodType>,
  { limits: { min, max } = { min: 0 }, isAsked }: FieldInfo,
  { singular, isOrdered }: Extract<FieldInfo['control'], { as: 'list' }>,
  context: FormContext,
): Field {
  const inner = required(schema.element);
  const info = fieldOf(inner);
  if (!info) throw new Error(`The items of "${common.label}" have no entry among the fields.`);
  if (info.control.as === 'select' || info.control.as === 'holiday') {
    const options = context.optionsOf(info.control);
    // Sveltia CMS crashes on a select without options, such as the other holidays of a canton that has none.
    if (options.length === 0) return { name: common.name, label: common.label, widget: 'hidden' };
    if (!isOrdered) return { ...common, min, max, widget: 'select', multiple: true, options };
  }
  const fixed = min === max ? { allow_add: false, allow_remove: false, allow_duplicate: false } : {};
  const list = { ...common, widget: 'list' as const, min, max, label_singular: singular, ...fixed };
  if (info.control.as === 'object') {
    const parts = formFields(inner as z.ZodObject, context);
    // A site in one language has no translations.
    if (parts.some((part) => part.widget === 'select' && part.options.length === 0))
      return { name: common.name, label: common.label, widget: 'hidden' };
    // Translations are not folded: forms.ts clears only rendered descriptions of a replaced photograph.
    return { ...list, ...(parts[0]?.name === 'language' ? {} : closed(parts, context)), fields: parts };
  }
  if (info.control.as === 'text') context.corrections[common.name] = 'paragraphs';
  const begun = min > 0 && !('required' in common) && !isAsked;
  const start = begun ? { default: Array(min).fill('') } : {};
  const isOpen = begun || info.control.as === 'text';
  const shown = isOpen ? {} : { summary: '{{item}}', collapsed: true };
  return { ...list, ...start, ...shown, field: formField('item', inner, info, false, context) };
}

/** Returns forms for what a text has besides words, such as a picture; admin.ts registers them with Sveltia CMS. */
export const bodyPartForms = (context: FormContext): BodyPartForms =>
  Object.fromEntries(
    Object.entries(shownParts).map(([name, part]) => [name, formFields(z.object({ [name]: part }), context)]),
  );

const exampleMark = '(?:\\[[eE][xX][eE][mM][pP][lL][eE]\\]\\s*)?';

/** Returns the pattern of the form: the build's, after an optional "[exemple]", or what corrections.ts understands. */
function patternFor({ pattern = '', control, understood }: FieldInfo): string {
  const isNumber = control.as === 'number';
  const own = isNumber ? pattern.replaceAll('\\.', '[.,]') : pattern;
  // A span such as "55 à 65" passes the form, so that the check can explain why it is refused.
  const others = understood ? [written[understood], ...(understood === 'amount' ? [writtenSpan] : [])] : [];
  const bare = [own, ...others.map(({ source }) => source)].map((one) => one.replace(/^\^|\$$/g, ''));
  return `^${isNumber ? '' : exampleMark}(?:${bare.join('|')})$`;
}
