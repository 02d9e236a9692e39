import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { alone } from './lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tufang-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('lets one work after the other', async () => {
  const steps: string[] = []
  const first = Promise.withResolvers<void>()
  const entered = Promise.withResolvers<void>()
  const lock = path.join(folder, 'lock')
  const works = [
    alone(lock, async () => {
      steps.push('first')
      entered.resolve()
      await first.promise
      steps.push('first is done')
    }),
    entered.promise.then(() => alone(lock, async () => void steps.push('second'))),
  ]
  await entered.promise
  first.resolve()
  await Promise.all(works)
  expect(steps).toEqual(['first', 'first is done', 'second'])
  expect(await readdir(folder)).toEqual([])
})

it('gives the lock back when the work fails', async () => {
  const lock = path.join(folder, 'lock')
  await expect(alone(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await alone(lock, async () => 'done')).toBe('done')
})

it('takes the lock of a holder that is gone', async () => {
  const lock = path.join(folder, 'lock')
  await writeFile(lock, String(spawnSync(process.execPath, ['--version']).pid))
  expect(await alone(lock, async () => 'done')).toBe('done')
})
