import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, sourcesIn } from '@tufang/tests/imports'
import { expect, it } from 'vitest'

/** Terms of the glossary that the kernel uses in a general sense. */
const general = new Set([
  // The tenant, the actor, his permissions, his part in an earlier step, and the second person who checks it.
  'company',
  'membership',
  'permission',
  'permissions',
  'hands',
  'four eyes',
  'role type',
  'user hash',
  // Verbs, moves, lists and logs of the kernel itself; the platform is a folder of the program.
  'platform',
  'place',
  // Any figure, in yuan or not.
  'amount',
  'change',
  'changed',
  'change set',
  'change set id',
  'check',
  'flag',
  'idempotency key',
  'import',
  'item',
  'index',
  'log',
  'lost',
  'machine',
  'operation log',
  'outcome',
  'rule',
  // A machine has its name "in name" of a message; an array has its first element shifted off.
  'in name',
  'shift',
  'server',
  'file',
  'statement',
  'stop',
  'sums',
  'counters',
  'names',
  // Kind of text with a comparison of its own, as an amount is a kind of number.
  'plate',
  // A piece of anything.
  'part',
  // Word of SQL: part of a transaction stays.
  'release',
])
/** Words of the field that the glossary mentions in passing. */
const besides = ['trip', 'payee', 'receipt', 'excavator', 'fleet', 'captain scope']

/** `payeeCheck`, `payee_check` and `Payee check` as the same words, with one blank between them. */
const plain = (text: string): string =>
  ` ${text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()} `

/** English terms of the glossary, each up to its explanation, and its documented names. */
const terms = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => {
    const [english = '', documented = ''] = line.split('|').slice(2, 4)
    // States are called in capitals, and any machine may call its own so.
    return [
      ...(english.split(':')[0] ?? '').replace(/\b[A-Z_]{2,}\b/g, '').split(/[,;/]/),
      ...documented.split(/[,;/]/),
    ]
  })
  .map((term) => plain(term).trim())
  .filter((term) => term.length > 2)
const words = [...new Set([...terms, ...besides])].filter((term) => !general.has(term))

it('the kernel says no word of the field', () => {
  expect(words).toEqual(expect.arrayContaining(['waybill', 'captain', 'driver', 'payee check', 'settlement', 'truck']))
  const said = sourcesIn('server/src/kernel').flatMap((file) => {
    // A database driver is not the driver of a truck, and units of quantity have other names.
    const text = plain(
      readFileSync(path.join(root, file), 'utf8').replaceAll(
        /DriverException|driver has already been destroyed|'TRUCK'|TRUCK: /g,
        '',
      ),
    )
    return words
      .filter((word) => text.includes(` ${word} `) || text.includes(` ${word}s `))
      .map((word) => `${file}: ${word}`)
  })
  expect(said).toEqual([])
})
