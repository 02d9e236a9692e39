import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, sourcesIn } from '@tufang/tests/imports'
import { expect, it } from 'vitest'

/** What the glossary names and the kernel means too: it is said of any program, or is something else here. */
const general = new Set([
  // The tenant, who asks, what he may do, what he had a hand in, and whether another person had to look at that.
  'company',
  'membership',
  'permission',
  'permissions',
  'hands',
  'four eyes',
  'role type',
  'user hash',
  // What the kernel itself does: verbs are logged, moves stand in a table, lists are written to sheets.
  // A folder of the program, which places in the glossary lie in.
  'platform',
  // Whatever is counted, in yuan or not.
  'amount',
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
  // Of a machine: its name in a message. Of an array: its first one, taken off.
  'in name',
  'shift',
  'server',
  'file',
  'statement',
  'stop',
  'sums',
  'counters',
  'names',
  // A kind of text that is compared in its own way, as an amount is a kind of number.
  'plate',
  // A piece of anything.
  'part',
  // A word of SQL: a part of a transaction stays.
  'release',
])
/** Words of the field that the glossary says in passing. */
const besides = ['trip', 'payee', 'receipt', 'excavator', 'fleet', 'captain scope']

/** `payeeCheck`, `payee_check` and `Payee check` alike, one blank between the words. */
const plain = (text: string): string =>
  ` ${text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()} `

/** The English terms of the glossary, each as far as its explanation, and its documented names. */
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
    // The driver of a database is none of a truck, and a unit of quantities is only called after one.
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
