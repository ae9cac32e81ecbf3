// The types of imports that only the build understands. The import of a page of Markdown is a tree
// (markdown.mjs), and the import of a style sheet is its address (styles.mjs).
declare module '*.md' {
  const page: import('mdast').Root;
  export default page;
}

declare module '*.css' {
  const address: string;
  export default address;
}

/** The address of a picture, relative to `base`. */
declare module '*.webp' {
  const address: string;
  export default address;
}
