import { leaf } from '@/editor/index';
import { editorPolicy } from '@/editor/policy';
import { sharedPolicy } from '@/scripts/finish/content-policy';

it('the headers of all responses allow everything that the editor needs', () => {
  const shared = sharedPolicy(leaf.scriptSources ?? []);
  for (const [directive, sources] of Object.entries(shared)) {
    const needed = editorPolicy[directive] ?? editorPolicy['default-src'] ?? [];
    expect(sources).toEqual(expect.arrayContaining(needed.filter((source) => source !== "'none'")));
  }
});
