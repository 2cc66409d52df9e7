import { leaf } from '@/editor/index';
import { editorPolicy } from '@/editor/policy';
import { sharedPolicy } from '@/scripts/finish/content-policy';

it('the content policy in the headers of the site allows all that the own policy of the editor allows', () => {
  const shared = sharedPolicy(leaf.scriptSources ?? []);
  for (const [directive, sources] of Object.entries(shared)) {
    const needed = editorPolicy[directive] ?? editorPolicy['default-src'] ?? [];
    expect(sources).toEqual(expect.arrayContaining(needed.filter((source) => source !== "'none'")));
  }
});
