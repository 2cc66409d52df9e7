import postcss, { type AtRule, type Declaration, type Root } from 'postcss';

/** What of a page decides which styles it needs. */
interface Used {
  classes: Set<string>;
  elements: Set<string>;
  /** Names of `data-` attributes. */
  data: Set<string>;
  /** The `style` attributes that name custom properties. */
  styles: string;
}

/**
 * The part of a style sheet that can apply to a page as it stands: rules whose elements, classes and data attributes all
 * occur in it, and the custom properties and keyframes these rules name. Without what is for rare media (`rareStyles`).
 * Order and layers stay, so that the whole sheet may follow later and change nothing.
 */
export function pruneStyles(css: string, html: string): string {
  return stylePruner(css)(html);
}

/** `pruneStyles` of one sheet for many pages: those that use the same need no second look. */
export function stylePruner(css: string): (html: string) => string {
  const sheet = postcss.parse(css);
  const results = new Map<string, string>();
  return (html) => {
    const used = readUsed(html);
    const key = JSON.stringify([used.classes, used.elements, used.data].map((set) => [...set].sort())) + used.styles;
    const result = results.get(key) ?? prune(sheet.clone(), used).toString();
    results.set(key, result);
    return result;
  };
}

function prune(root: Root, used: Used): Root {
  root.walkAtRules('media', (rule) => {
    if (isRare(rule)) rule.remove();
  });
  setInitialValues(root);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, used));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  settleInitialValues(root, used);
  settleOwnValues(root, used);
  // What is removed may have been the only one to name something else.
  while (removeUnnamed(root, used)) {}
  return root;
}

/** Media few visits need: paper, systems that choose the colours, browsers without scripts. As conditions stand in a sheet. */
export const rareMedia: readonly string[] = ['print', '(forced-colors:active)', '(scripting:none)'];

/**
 * What a sheet says about rare media, in the layers it says it in, with the initial values it names: a page has only those
 * that its own rules name.
 */
export function rareStyles(css: string): string {
  const root = postcss.parse(css);
  setInitialValues(root);
  let values = '';
  root.walkDecls((declaration) => {
    if (isWithin(declaration, isRare)) values += `;${declaration.value}`;
  });
  const names = namedIn(values);
  root.walkDecls((declaration) => {
    const isInitial = isWithin(declaration, isInitialLayer) && names.has(declaration.prop);
    if (!isInitial && !isWithin(declaration, isRare)) declaration.remove();
  });
  while (removeEmpty(root)) {}
  return root.toString();
}

const isRare = (rule: AtRule): boolean => rule.name === 'media' && rareMedia.includes(rule.params);

/** The layer of the initial values. */
const isInitialLayer = (rule: AtRule): boolean => rule.name === 'layer' && rule.params === 'properties';

/** Whether a node stands in a block such as is looked for, however deep. */
function isWithin({ parent }: postcss.Node, isMeant: (rule: AtRule) => boolean): boolean {
  if (!parent) return false;
  return (parent.type === 'atrule' && isMeant(parent as AtRule)) || isWithin(parent, isMeant);
}

/** Custom properties that some values name. */
const namedIn = (values: string): Set<string> =>
  new Set([...values.matchAll(/var\(\s*(--[^\s,)]+)/g)].map(([, name = '']) => name));

/**
 * Tailwind gives its internal properties their initial values twice, for new browsers by `@property` and for old ones in
 * a layer below all others. The layer does for both.
 */
function setInitialValues(root: Root): void {
  root.walkAtRules('layer', (layer) => {
    const [condition, ...others] = layer.nodes ?? [];
    if (!isInitialLayer(layer) || condition?.type !== 'atrule' || others.length > 0) return;
    condition.replaceWith(condition.nodes ?? []);
    const names = new Set<string>();
    layer.walkDecls((declaration) => {
      names.add(declaration.prop);
    });
    root.walkAtRules('property', (rule) => {
      if (names.has(rule.params)) rule.remove();
    });
  });
}

/** Puts initial values that no rule of the page changes where they are used. */
function settleInitialValues(root: Root, used: Used): void {
  const settled = new Map<string, string>();
  const changed = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    if (isWithin(declaration, isInitialLayer)) settled.set(declaration.prop, declaration.value);
    else changed.add(declaration.prop);
  });
  for (const name of changed) settled.delete(name);
  for (const name of settled.keys()) if (used.styles.includes(name)) settled.delete(name);
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return;
    const value = declaration.value.replace(
      /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g,
      (reference, name: string, fallback?: string) => {
        // What nothing on the page sets has no value at all.
        const isSet = changed.has(name) || settled.has(name) || used.styles.includes(name);
        const initial = isSet || !fallback ? settled.get(name) : 'initial';
        return (initial === 'initial' ? fallback?.trim() : initial) ?? reference;
      },
    );
    if (value !== declaration.value) declaration.value = value.replace(/\s+/g, ' ').trim();
  });
}

/**
 * Puts values where they are used if every rule that uses a property gives it a value of its own, and all use it for the
 * same: whichever of them wins, its own value wins with it.
 */
function settleOwnValues(root: Root, used: Used): void {
  const users = new Map<string, Map<postcss.Node, Declaration[]>>();
  const setters = new Map<string, Declaration[]>();
  root.walkDecls((declaration) => {
    const { parent, prop, value } = declaration;
    if (!parent || isWithin(declaration, isInitialLayer)) return;
    if (prop.startsWith('--')) setters.set(prop, [...(setters.get(prop) ?? []), declaration]);
    for (const name of namedIn(value)) {
      const rules = users.get(name) ?? new Map<postcss.Node, Declaration[]>();
      users.set(name, rules.set(parent, [...(rules.get(parent) ?? []), declaration]));
    }
  });
  for (const [name, given] of setters) {
    const rules = users.get(name);
    const ofRules = new Set(given.map(({ parent }) => parent));
    const uses = new Set([...(rules?.values() ?? [])].map((those) => those.map(({ prop }) => prop).join()));
    const isOwn =
      rules !== undefined &&
      uses.size === 1 &&
      ![...uses].join().includes('--') &&
      ofRules.size === given.length &&
      rules.size === given.length &&
      given.every(
        ({ parent, important }) => !important && parent !== undefined && isStyleRule(parent) && rules.has(parent),
      ) &&
      !used.styles.includes(name);
    if (!isOwn) continue;
    for (const setter of given) {
      for (const declaration of (setter.parent && rules.get(setter.parent)) ?? []) {
        const reference = new RegExp(`var\\(${name}(?:,[^()]*)?\\)`, 'g');
        declaration.value = declaration.value.replace(reference, () => setter.value).trim();
      }
    }
  }
}

/** A rule of elements, not a step of keyframes. */
const isStyleRule = (node: postcss.Node): boolean =>
  node.type === 'rule' && !(node.parent?.type === 'atrule' && /keyframes$/.test((node.parent as AtRule).name));

function readUsed(html: string): Used {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => unescapeHtml(found));
  return {
    classes: new Set(all(/\sclass="([^"]*)"/g).flatMap((value) => value.split(/\s+/))),
    elements: new Set(all(/<([a-z][\w-]*)/gi).map((name) => name.toLowerCase())),
    data: new Set(all(/\s(data-[\w-]+)/g)),
    styles: all(/\sstyle="([^"]*var\([^"]*)"/g).join(';'),
  };
}

function unescapeHtml(text: string): string {
  const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity);
}

/** Parts of controls, which browsers style by names of their own. */
const partOfInput = /^::?(-webkit-(date|calendar|search|inner|outer)|-moz-ui|file-selector|placeholder)/;

/** Whether an element of the page, in whatever state, can match a selector. In doubt it can. */
function canMatch(selector: string, used: Used): boolean {
  const tokens = selector.matchAll(
    /\.((?:\\.|[\w-]|[^\0-\x7f])+)|(:{1,2}[\w-]+)(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?|\[\s*([\w-]+)[^\]]*\]|#(?:\\.|[\w-])+|([a-z][\w-]*)/gi,
  );
  const hasInput = used.elements.has('input') || used.elements.has('textarea');
  for (const [, className, pseudo, list, attribute, element] of tokens) {
    if (className !== undefined && !used.classes.has(className.replace(/\\(.)/g, '$1'))) return false;
    if (element !== undefined && !used.elements.has(element.toLowerCase())) return false;
    if (attribute?.startsWith('data-') && !used.data.has(attribute)) return false;
    if (pseudo !== undefined && partOfInput.test(pseudo) && !hasInput) return false;
    if (list !== undefined && /^:(is|where|has)$/.test(pseudo ?? '')) {
      const choices = postcss.list.comma(list.slice(1, -1));
      if (!choices.some((choice) => canMatch(choice, used))) return false;
    }
  }
  return true;
}

/** Removes custom properties and keyframes that nothing names, and empty blocks. Returns whether there were any. */
function removeUnnamed(root: Root, used: Used): boolean {
  let values = used.styles;
  root.walkDecls((declaration) => {
    values += `;${declaration.value}`;
  });
  root.walkAtRules('container', (rule) => {
    values += rule.params;
  });
  const properties = namedIn(values);
  let removed = 0;
  root.walkDecls(/^--/, (declaration) => {
    if (properties.has(declaration.prop)) return;
    declaration.remove();
    removed += 1;
  });
  root.walkAtRules((rule) => {
    const isUnnamed =
      (rule.name === 'property' && !properties.has(rule.params)) ||
      (/keyframes$/.test(rule.name) && !values.includes(rule.params));
    if (!isUnnamed) return;
    rule.remove();
    removed += 1;
  });
  return removeEmpty(root) || removed > 0;
}

/** Removes blocks with nothing in them; an empty layer still says which place it takes among the others. */
function removeEmpty(root: Root): boolean {
  let removed = 0;
  root.walk((node) => {
    const isEmpty =
      (node.type === 'rule' || (node.type === 'atrule' && node.name !== 'layer')) && node.nodes?.length === 0;
    if (!isEmpty) return;
    node.remove();
    removed += 1;
  });
  return removed > 0;
}
