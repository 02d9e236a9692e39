const LEASE = 10_000
const PAUSE = 60

function takeLease(key: string, owner: string): boolean {
  const held = localStorage.getItem(key)?.split('|')
  const free = !held || held[0] === owner || Date.now() - Number(held[1]) > LEASE
  if (free) localStorage.setItem(key, `${owner}|${Date.now()}`)
  return free
}

/**
 * Runs one task at a time over all windows of this browser. The Web Locks API exists only on https and localhost;
 * elsewhere a lease in local storage, taken twice with a pause between, separates two windows.
 */
export async function exclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, task)
  const key = `tufang.lock.${name}`
  const owner = Math.random().toString(36).slice(2)
  const wait = () => new Promise((resolve) => setTimeout(resolve, PAUSE))
  for (;;) {
    const taken = takeLease(key, owner)
    await wait()
    if (taken && localStorage.getItem(key)?.startsWith(owner)) break
  }
  try {
    return await task()
  } finally {
    localStorage.removeItem(key)
  }
}
