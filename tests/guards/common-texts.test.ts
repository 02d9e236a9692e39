import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, sourcesIn } from '@tufang/tests/imports'
import { expect, it } from 'vitest'
import { commonTexts } from '../../web/src/ui/texts'

/** Words that are equal by chance and mean something else in these files. */
const BY_CHANCE: Readonly<Record<string, string>> = {
  'web/src/features/identity/role/texts.ts': commonTexts.choose,
  'web/src/features/waybill/anomaly/texts.ts': commonTexts.undo,
  'web/src/features/company/settings/texts.ts': commonTexts.close,
}

const words = new Set<string>(Object.values(commonTexts).filter((word) => typeof word === 'string'))
const files = sourcesIn('web/src').filter((file) => !/^web\/src\/(gallery\/|ui\/texts\.ts$)/.test(file))

const wordsIn = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/'([^'\n]*)'/g)].map(([, text = '']) => text)

it('pages take the words that they have in common from one place', () => {
  const again = files.flatMap((file) =>
    wordsIn(file)
      .filter((word) => words.has(word) && BY_CHANCE[file] !== word)
      .map((word) => `${file} writes “${word}”, which is in commonTexts of web/src/ui/texts.ts`),
  )
  expect(again).toEqual([])
})
