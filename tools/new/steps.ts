/** What machines write once the sources stand, in the order in which one needs the other; each runs in the tree with the packages' programs. */
export const steps = (files: readonly string[]): readonly string[][] => [
  ['biome', 'check', '--write', '--log-level=error', ...files.filter((file) => /\.tsx?$/.test(file))],
  ['node', 'tools/build.ts', 'server'],
  ['node', 'server/dist/print-schema.js', 'schema.graphql'],
  ['node', 'server/dist/tables/print.js', 'docs/tables.md'],
  ['node', 'server/dist/tables/print-permissions.js', 'docs/permissions.md'],
  ['node', 'web/codegen/main.ts'],
]
