import { type Change, sentencesAfter } from '../content/support/changed-content';

const [drawing, words] = ['content/map.svg', 'content/map.json'];
const lacksDrawing: Change[] = [[drawing, '', undefined]];
const lacksWords: Change[] = [[words, '', undefined]];

it.each<[string, Change[], string | undefined]>([
  ['its drawing', lacksDrawing, `${drawing} : ce fichier manque`],
  ['its words', lacksWords, `${words} : ce fichier manque`],
  ['its size', [[drawing, '', '<svg/>']], `${drawing} : un cadre viewBox=`],
  ['everything', [...lacksDrawing, ...lacksWords], undefined],
])('a map that lacks %s is named where a part of it is there', async (_, changes, sentence) => {
  const said = (await sentencesAfter(...changes)).filter((each) => each.startsWith('content/map'));
  expect(said).toEqual(sentence ? [expect.stringContaining(sentence)] : []);
});
