import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React decides how empty values and void tags are written; it changes nothing.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The ground of a picture and the place of a slider are values of their one element.
    'no-inline-style': 'off',
    // Does not know `rel="expect"`, which may block the first frame.
    'attribute-misuse': 'off',
    // Numbers have no-break spaces; the rule wants them between all words of a link to a number.
    'tel-non-breaking': 'off',
  },
});
