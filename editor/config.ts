import type { CmsConfig, Collection as EditorCollection, Field, GitHubBackend } from '@sveltia/cms';
import { z } from 'zod';
import {
  type Collection,
  type CollectionId,
  type ContentFile,
  collections,
  editorOrder,
} from '../lib/schema/collections';
import { type PageKind, pageSchemas } from '../lib/schema/pages';
import type { SiteContent } from '../lib/schema/site';
import { optionsOf } from '../scripts/content/options';
import { repositoryPath } from '../scripts/content/problem';
import { fieldOf } from '../scripts/content/schema-walk';
import { bodyPartForms, type FormContext, formFields, inFrench } from './fields';
import { branch } from './github';

interface Options {
  content: Pick<SiteContent, 'salon' | 'pages' | 'translations' | 'trades'>;
  repository?: string;
  basePath: string;
}

const withdrawnMark = "{{withdrawn | ternary(' · retirée', '')}}";

/** Options of the lists of entries: order, groups, and what follows the name of an entry, such as "· CHF 25". */
const listOptions: Partial<Record<CollectionId, { summary?: string; [option: string]: unknown }>> = {
  prices: {
    summary:
      "{{price.amount | ternary(' · CHF ', '')}}{{price.amount}}{{price.dependsOn | ternary(' · sur devis', '')}}{{minutes | ternary(' · ', '')}}{{minutes}}{{minutes | ternary(' min', '')}}",
    reorder: { key: 'order', group: 'group' },
    view_groups: { groups: [{ name: 'group', label: 'Groupe de la liste', field: 'group' }], default: 'group' },
  },
  articles: { summary: "{{date | ternary(' · ', '')}}{{date}}{{draft | ternary(' · brouillon', '')}}", reorder: true },
  services: { summary: withdrawnMark },
  ownPages: { summary: withdrawnMark, reorder: true },
};

/** Returns Sveltia CMS's configuration, corrections by field name, and the forms of pictures and prices in texts. */
export function editorConfig({ content, repository, basePath }: Options) {
  // Blog articles are left out, because only the blog links to them.
  const pages = Object.entries(content.pages).filter(([, { kind }]) => kind in pageSchemas);
  const source = {
    canton: content.salon.address.canton,
    city: content.salon.address.city,
    pages: pages.map(([id, { kind, label }]) => ({ id, kind, label })),
    trades: content.trades,
    languages: Object.keys(content.translations),
  };
  const context: FormContext = {
    corrections: {},
    optionsOf: (control) =>
      (optionsOf(control, source) ?? []).map(({ value, label }) => ({ value, label: inFrench(label) })),
  };
  const config: CmsConfig = {
    load_config_file: false,
    backend: backendFor(repository),
    app_title: 'Le site du salon',
    logo: { src: `${basePath}/icon.svg` },
    show_preview_links: false,
    media_folder: repositoryPath('content/pictures'),
    public_folder: '',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // In pixels: larger than any picture on a page, even on sharp screens.
          transformations: { raster_image: { format: 'webp', quality: 85, width: 2400, height: 2400 } },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: editorOrder.map((id) => editorCollection(id, collections[id], context, content)),
  };
  return { config, parts: bodyPartForms(context), corrections: context.corrections };
}

function editorCollection(
  id: CollectionId,
  collection: Collection,
  context: FormContext,
  content: Options['content'],
): EditorCollection {
  const { label, hint, icon } = collection;
  const common = { name: id, label, icon, ...(hint && { description: inFrench(hint) }) };
  const filesOf = (files: Record<string, ContentFile>) =>
    Object.entries(files).map(([name, { file, label, schema }]) => {
      const said = label && inFrench(label);
      return { name, label: said, file: repositoryPath(file), fields: formFields(schema, context) };
    });
  if ('files' in collection) return { ...common, files: filesOf(collection.files) };
  const { folder, hasFolders, extension, singular, named, isOpen, schema } = collection;
  // Sveltia CMS has one form per folder; files with different forms, such as pages, are listed one by one.
  if (!(schema instanceof z.ZodObject)) {
    const translated = Object.entries(content.translations).flatMap(([language, { pages }]) =>
      Object.entries(pages).map(([name, page]) => [`${language}/${name}`, page] as const),
    );
    const pages = id === 'translations' ? translated : Object.entries(content.pages);
    const files = pages.flatMap(([name, page]) => {
      const { kind, label } = page;
      const own = schema[kind] && withoutAbsent(schema[kind], page);
      const file = `${folder}/${name}.${own && hasBody(own) ? 'md' : extension}`;
      // The prices, pairs or articles of such a page are in another list of the editor with a similar name.
      const shown = listedElsewhere.includes(kind) ? `${label} (textes)` : label;
      return own ? [[name, { file, label: shown, schema: own }]] : [];
    });
    return { ...common, files: filesOf(Object.fromEntries(files)) };
  }
  const template = named.map((field) => `{{${field}}}`);
  const { summary = '', ...order } = listOptions[id] ?? {};
  return {
    ...common,
    label_singular: singular,
    folder: repositoryPath(folder),
    extension,
    create: isOpen,
    delete: isOpen,
    duplicate: false,
    identifier_field: named[0],
    // Other entries refer to an entry by its file name, which the owner therefore cannot change.
    slug: { template: template[0] ?? '', editable: false },
    summary: template.join(' ') + summary,
    // Sveltia CMS deletes an entry with all photographs in its folder, so each entry with photographs has its own.
    ...(hasFolders && { path: '{{slug}}/index', media_folder: '', public_folder: '' }),
    ...order,
    fields: formFields(schema, context).map((field) => (isAlwaysChosen(field, id, content) ? asked(field) : field)),
  };
}

/** Kinds of pages that show the entries of another collection, such as prices. */
const listedElsewhere: readonly PageKind[] = ['price-list', 'gallery', 'blog', 'contact'];

/** Whether a field is the parent page of a service, and required because every service so far has one. */
const isAlwaysChosen = ({ name }: Field, id: CollectionId, { pages }: Options['content']) =>
  id === 'services' &&
  name === 'parent' &&
  Object.values(pages).every(({ kind, parent }) => kind !== 'service' || parent);

/** Returns a field with options as required and without its empty option; other fields unchanged. */
const asked = (field: Field): Field =>
  'options' in field && Array.isArray(field.options)
    ? ({ ...field, required: true, options: field.options.filter((option) => Object(option).value !== '') } as Field)
    : field;

/** Returns the schema without the fields marked "if present" that the file of the page does not have. */
function withoutAbsent(schema: z.ZodObject, page: object): z.ZodObject {
  const isThere = ([name, part]: [string, unknown]) =>
    name in page || fieldOf(part as z.ZodType)?.isAsked !== 'if present';
  return z.object(Object.fromEntries(Object.entries(schema.shape).filter(isThere)));
}

const hasBody = (schema: z.ZodObject) =>
  Object.values(schema.shape).some((part) => fieldOf(part as z.ZodType)?.control.as === 'body');

/** Returns the backend of Sveltia CMS, which needs a repository's name even without one: "-/site" cannot exist. */
export function backendFor(repository = '-/site'): GitHubBackend {
  return {
    name: 'github',
    repo: repository,
    branch,
    auth_methods: ['token'],
    commit_messages: {
      create: 'Ajoute {{collection}} « {{slug}} »',
      update: 'Modifie {{collection}} « {{slug}} »',
      delete: 'Supprime {{collection}} « {{slug}} »',
    },
  };
}
