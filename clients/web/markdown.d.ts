// A page of Markdown is a tree once it is built (markdown.mjs).
declare module '*.md' {
  const page: import('mdast').Root;
  export default page;
}
