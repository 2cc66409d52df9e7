/** Coordinate system of `strandPath`; drawn with lines, not filled. */
export const strandViewBox = '0 0 1200 64';

/** Three strands seen so close that they could be hills: the line that runs through the whole site. */
export const strandPath =
  'M0 32c67 2 133 6 200 4.6s133-7.7 200-9.5 133-3.8 200-3.1 133 10 200 18 133 5.1 200-2.2 133-10.8 200-7.4M0 32c67 4.2 133 7.6 200 6.5s133-4.6 200-9.6 133-14.3 200-13 133 15.6 200 23.4 133 4 200-.7 133-6.7 200-6.5M0 32c67 5.1 133 8.4 200 8.2s133-3.9 200-14.1 133-21.7 200-16.9 133 20.9 200 27.5 133 5.6 200 3.6 133-5.8 200-8.2';
