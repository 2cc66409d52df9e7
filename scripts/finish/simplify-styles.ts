import postcss, { type AtRule, type Declaration, type Root } from 'postcss';

/**
 * A style sheet that says the same in fewer words: constants of the theme stand where they are used, sums of them are
 * worked out, translucent colours are written once, and no transition waits for a property that is never set.
 */
export function simplifyStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('supports', (rule) => {
    if (repeatsColor(rule)) rule.remove();
  });
  const constants = themeConstants(root);
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = workOut(resolve(declaration.value, constants));
    // How fonts are anyway, unless a default of the theme says otherwise.
    if (/^font-(feature|variation)-settings$/.test(declaration.prop) && declaration.value === 'normal') {
      declaration.remove();
    }
  });
  const names = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    names.add(declaration.prop);
  });
  root.walkDecls('transition-property', (declaration) => {
    declaration.value = declaration.value.replace(/, ?(--[\w-]+)/g, (found, name) => (names.has(name) ? found : ''));
  });
  return root.toString();
}

/**
 * Whether a block mixes a colour with nothing, after a rule that gives the same colour in eight digits: Tailwind writes
 * both, and both look alike.
 */
function repeatsColor(block: AtRule): boolean {
  const [rule, ...others] = block.nodes ?? [];
  const [declaration, ...more] = rule?.type === 'rule' ? rule.nodes : [];
  if (others.length > 0 || more.length > 0 || declaration?.type !== 'decl') return false;
  const before = block.prev();
  const plain =
    before?.type === 'rule' ? before.nodes.find((node) => isDeclarationOf(node, declaration.prop)) : undefined;
  return (
    rule?.type === 'rule' &&
    before?.type === 'rule' &&
    before.selector === rule.selector &&
    /^color-mix\(in oklab, ?var\(--color-[\w-]+\) [\d.]+%, ?transparent\)$/.test(declaration.value) &&
    plain !== undefined &&
    /^#([\da-f]{8}|[\da-f]{4})$/i.test(plain.value)
  );
}

function isDeclarationOf(node: postcss.ChildNode, property: string): node is Declaration {
  return node.type === 'decl' && node.prop === property;
}

/** Custom properties of the theme that nothing overrides anywhere. */
function themeConstants(root: Root): Map<string, string> {
  const constants = new Map<string, string>();
  const others = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    const { parent, prop } = declaration;
    const isTheme = parent?.type === 'rule' && (parent as postcss.Rule).selector === ':root,:host';
    if (isTheme && !constants.has(prop)) constants.set(prop, declaration.value);
    else others.add(prop);
  });
  root.walkAtRules('property', (rule) => {
    others.add(rule.params);
  });
  for (const name of others) constants.delete(name);
  return constants;
}

function resolve(value: string, constants: ReadonlyMap<string, string>): string {
  // With or without something to fall back on, which a constant never does; a default nobody gave always does.
  const resolved = value.replace(
    /var\((--[\w-]+)(?:, ?([^()]*))?\)/g,
    (reference, name: string, fallback?: string) =>
      constants.get(name) ?? (name.startsWith('--default-') ? fallback : undefined) ?? reference,
  );
  return resolved === value ? value : resolve(resolved, constants);
}

/** `calc(.25rem * 6)` as `1.5rem`. */
function workOut(value: string): string {
  return value.replace(
    /calc\((-?[\d.]+)(rem|px|%|) \* (-?[\d.]+)\)/g,
    (_product, length: string, unit: string, factor: string) => {
      const product = Math.round(Number(length) * Number(factor) * 1e4) / 1e4;
      return `${String(product).replace(/^(-?)0\./, '$1.')}${unit}`;
    },
  );
}
