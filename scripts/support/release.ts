/** Whether a build is for the public: `RELEASE=1`. */
export const isRelease = (value = process.env.RELEASE): boolean => Boolean(value) && value !== '0';
