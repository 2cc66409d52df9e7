import { build } from 'esbuild';

// Behind one content file follow the words of many pages; a prop is one string.
it('no script takes content or messages along into the browser', async () => {
  const { metafile } = await build({
    entryPoints: ['components/islands/**/*.ts', 'components/page-script/start-page.ts'],
    bundle: true,
    write: false,
    metafile: true,
    jsx: 'automatic',
    outdir: 'out',
  });
  const scripts = Object.values(metafile.outputs);
  expect(scripts.length).toBeGreaterThan(1);
  for (const { entryPoint, inputs } of scripts) {
    const taken = Object.keys(inputs).filter((file) => /^(content|messages|\.generated\/content)\b/.test(file));
    expect([entryPoint, ...taken]).toEqual([entryPoint]);
  }
});
