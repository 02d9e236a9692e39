import { migrations } from '@tufang/server/platform/database/migrations/index'
import { expect, it } from 'vitest'
import { readSeals, sealsOfFiles } from '../../tools/seal'

const [sealed, found] = [Object.entries(readSeals()), sealsOfFiles()]

it('a migration that has run anywhere is as it was: what comes later is a migration of its own', () => {
  const changed = sealed.filter(([name, seal]) => found[name] !== seal).map(([name]) => name)
  expect(changed).toEqual([])
})

it('every migration is sealed (npm run seal) and runs', () => {
  const names = migrations.map(({ name }) => name).toSorted()
  expect(sealed.map(([name]) => name).toSorted()).toEqual(names)
  expect(Object.keys(found).toSorted()).toEqual(names)
})
