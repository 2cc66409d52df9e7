/** Loads modules anew, on a site with this content, and returns what they make. */
export async function anew<Made>(content: unknown, make: () => Promise<Made>): Promise<Made> {
  let made: Made | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/.generated/content', () => ({ content }));
    made = await make();
  });
  return made as Made;
}
