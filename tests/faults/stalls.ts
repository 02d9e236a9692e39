import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/**
 * Stories on a machine that stands still now and then: they run while some of their processes (workers, databases,
 * browsers) are stopped for up to 0.8 s, again and again. A story that acts on what it saw before a stall fails here,
 * and not on a slow laptop. `npm run faults:stalls`, `-- payees` for some stories. Linux only. Prints one figure a
 * line, and fails if a story does.
 */
const LASTS_MS = [20, 50, 100, 200, 400, 800] as const
const BETWEEN_MS = 150

const root = fileURLToPath(new URL('../..', import.meta.url))
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
const stories = spawn(process.execPath, [vitest, 'run', '--project', 'e2e', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
let status: number | undefined
stories.on('exit', (code) => {
  status = code ?? 1
})

/** Processes that descend from the stories, without the runner, which ends hanging ones itself. */
async function descendants(): Promise<number[]> {
  const parents = new Map<number, number>()
  for (const name of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    // One that has ended meanwhile has no parent any more.
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const parent = /^\d+ \(.*\) \S (\d+)/s.exec(stat)?.[1]
    if (parent) parents.set(Number(name), Number(parent))
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (parents.get(pid) === stories.pid || isBelow(parents.get(pid)))
  return [...parents.keys()].filter(isBelow)
}

const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)]

/** Stops or continues processes, some of which may have ended. */
function signal(pids: readonly (number | undefined)[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      if (pid) process.kill(pid, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

let [stalls, stoodStill] = [0, 0]
while (status === undefined) {
  const all = await descendants()
  const chosen = Array.from({ length: oneOf([1, 2, 3, all.length / 2]) ?? 1 }, () => oneOf(all))
  const lasts = oneOf(LASTS_MS) ?? 0
  signal(chosen, 'SIGSTOP')
  await sleep(lasts)
  signal(chosen, 'SIGCONT')
  if (all.length > 0) [stalls, stoodStill] = [stalls + 1, stoodStill + lasts]
  await sleep(Math.random() * BETWEEN_MS)
}
console.log(`stalls: ${stalls}`)
console.log(`seconds that something stood still: ${(stoodStill / 1000).toFixed(0)}`)
process.exitCode = status
