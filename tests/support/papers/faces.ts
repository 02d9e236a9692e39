import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'

/** A face that papers are printed in. Packages cut large faces into files, each with some of the characters. */
export interface Face {
  name: string
  /** Families as CSS names the files, one after the other. */
  families: string
  weight: number
}

interface Cut {
  /** The package, the folder in it, and which files of that belong to the face. */
  from: string
  folder: string
  files: RegExp
  weight?: number
}

const loaded = new Map<string, string>()

/** A face of a package that whoever asks has; its files are loaded when something is first written in it. */
export function faceOf(name: string, { from, folder, files, weight = 400 }: Cut, asker: string): Face {
  return {
    name,
    weight,
    get families() {
      const key = `${from}/${folder} ${files}`
      const families = loaded.get(key) ?? load(join(packageOf(from, asker), folder), files, `papers-${loaded.size}`)
      loaded.set(key, families)
      return families
    },
  }
}

const packageOf = (name: string, asker: string): string => dirname(createRequire(asker).resolve(`${name}/package.json`))

function load(folder: string, files: RegExp, family: string): string {
  const names = readdirSync(folder).filter((file) => files.test(file))
  if (names.length === 0) throw new Error(`no face in ${folder}`)
  for (const [at, file] of names.entries()) GlobalFonts.registerFromPath(join(folder, file), `${family}-${at}`)
  return names.map((_, at) => `${family}-${at}`).join(', ')
}

const own = (name: string, cut: Cut): Face => faceOf(name, cut, import.meta.url)
const NOTO = { from: '@expo-google-fonts/noto-sans-sc', folder: '' }

/** Faces from packages of the project: two black ones in three weights, and a light one of the Ming kind. */
export const faces = {
  sans: own('Noto Sans SC', { ...NOTO, folder: '400Regular', files: /\.ttf$/ }),
  bold: own('Noto Sans SC Bold', { ...NOTO, folder: '700Bold', files: /\.ttf$/, weight: 700 }),
  classical: own('Chocolate Classical Sans', {
    ...{ from: '@expo-google-fonts/chocolate-classical-sans', folder: '400Regular' },
    files: /\.ttf$/,
  }),
  ming: own('Hanazono Mincho', {
    ...{ from: 'hanamin', folder: '' },
    files: /^HanaMinA\.(CJK-(Unified-Ideographs-\d|Symbols)|Basic-Latin|Latin-1|Halfwidth|General-P).*\.woff2$/,
  }),
} as const
