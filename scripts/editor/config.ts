import type { CmsConfig, Collection as EditorCollection, GitHubBackend } from '@sveltia/cms';
import { z } from 'zod';
import { type Collection, type CollectionId, type ContentFile, collections } from '../../content/schema/collections';
import type { Control } from '../../content/schema/fields';
import { pageSchemas } from '../../content/schema/pages';
import type { SiteContent } from '../../content/schema/site';
import { typeset } from '../../lib/i18n/typography';
import { choicesOf } from '../content/choices';
import { fieldOf } from '../content/schema-walk';
import { salonFolder } from '../support/paths';
import { formFields, type Words } from './fields';

interface Options {
  content: Pick<SiteContent, 'salon' | 'pages' | 'translations' | 'trades'>;
  repository?: string;
  basePath: string;
  corrections?: Words['corrections'];
}

/** Entries that the owner puts in an order, which is kept in their field `order`, and what the lists say of one behind its name. */
const lists: Partial<Record<CollectionId, { summary?: string; [option: string]: unknown }>> = {
  prices: {
    summary:
      "{{price.amount | ternary(' · CHF ', '')}}{{price.amount}}{{price.dependsOn | ternary(' · sur devis', '')}}{{minutes | ternary(' · ', '')}}{{minutes}}{{minutes | ternary(' min', '')}}",
    reorder: { key: 'order', group: 'group' },
    view_groups: { groups: [{ name: 'group', label: 'Groupe de la liste', field: 'group' }], default: 'group' },
  },
  articles: { reorder: true },
};

/** What Sveltia CMS is told: everything the owner says, as forms. */
export function editorConfig({ content, repository, basePath, corrections = {} }: Options): CmsConfig {
  // Not the pages that are made of articles: the blog leads to them.
  const pages = Object.entries(content.pages).filter(([, { kind }]) => kind in pageSchemas);
  const choosable = {
    canton: content.salon.address.canton,
    pages: pages.map(([id, { kind, label }]) => ({ id, kind, label })),
    trades: content.trades,
  };
  const words: Words = { corrections, choices: (control) => [...(choicesOf(control, choosable) ?? [])] };
  const entries = Object.entries(collections) as [CollectionId, Collection][];
  return {
    load_config_file: false,
    backend: backendFor(repository),
    app_title: 'Le site du salon',
    logo: { src: `${basePath}/icon.svg` },
    show_preview_links: false,
    media_folder: place('content/pictures'),
    public_folder: '',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // Wider than any page shows a picture on the sharpest screen.
          transformations: { raster_image: { format: 'webp', quality: 85, width: 2400, height: 2400 } },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: entries.map(([id, collection]) => editorCollection(id, collection, words, content)),
  };
}

function editorCollection(
  id: CollectionId,
  collection: Collection,
  words: Words,
  content: Options['content'],
): EditorCollection {
  const { label, hint, icon } = collection;
  const said = { name: id, label, icon, ...(hint && { description: typeset(hint) }) };
  const filesOf = (files: Record<string, ContentFile>) =>
    Object.entries(files).map(([name, { file, label, schema }]) => {
      return { name, label, file: place(file), format: formatOf(file), fields: formFields(schema, words) };
    });
  if ('files' in collection) return { ...said, files: filesOf(collection.files) };
  const { folder, hasFolders, extension, singular, named, isOpen, schema } = collection;
  // The editor has one form for a folder: where each kind has its own, the files are named one by one.
  if (!(schema instanceof z.ZodObject)) {
    const translated = Object.entries(content.translations).flatMap(([language, { pages }]) =>
      Object.entries(pages).map(([name, page]) => [`${language}/${name}`, page] as const),
    );
    const written = id === 'translations' ? translated : Object.entries(content.pages);
    const files = written.flatMap(([name, { kind, label }]) => {
      const own = schema[kind];
      // A page with a text below its fields is Markdown.
      return own
        ? [[name, { file: `${folder}/${name}.${hasField(own, 'body') ? 'md' : extension}`, label, schema: own }]]
        : [];
    });
    return { ...said, files: filesOf(Object.fromEntries(files)) };
  }
  const template = named.map((field) => `{{${field}}}`);
  const { summary = '', ...order } = lists[id] ?? {};
  return {
    ...said,
    label_singular: singular,
    folder: place(folder),
    extension,
    format: formatOf(extension),
    create: isOpen,
    delete: isOpen,
    duplicate: false,
    identifier_field: named[0],
    // Others name an entry by the name of its file, which stays.
    slug: { template: template[0] ?? '', editable: false },
    summary: template.join(' ') + summary,
    // What lies beside an entry goes with it: each that has a photograph has a folder of its own.
    ...(hasFolders && { path: '{{slug}}/index', media_folder: '', public_folder: '' }),
    ...order,
    fields: formFields(schema, words),
  };
}

const hasField = (schema: z.ZodObject, as: Control['as']) =>
  Object.values(schema.shape).some((part) => fieldOf(part as z.ZodType)?.control.as === as);

const place = (file: string) => file.replace(/^content(?=\/)/, salonFolder);

const formatOf = (file: string) => (file.endsWith('md') ? 'yaml-frontmatter' : 'json');

/** Without a repository only a folder of this computer can be opened; the editor insists on a name, which nobody can have. */
export function backendFor(repository = '-/site'): GitHubBackend {
  return {
    name: 'github',
    repo: repository,
    branch: 'main',
    auth_methods: ['token'],
    commit_messages: {
      create: 'Ajoute {{collection}} « {{slug}} »',
      update: 'Modifie {{collection}} « {{slug}} »',
      delete: 'Supprime {{collection}} « {{slug}} »',
    },
  };
}
