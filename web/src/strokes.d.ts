/** What is inside the `<svg>` of an icon: see `tools/strokes.ts`. */
declare module '*.svg?strokes' {
  const strokes: string;
  export default strokes;
}
