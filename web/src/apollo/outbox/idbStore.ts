import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry, EntryState, EntryStore } from './entry'

interface Schema extends DBSchema {
  entries: {
    key: number
    value: Entry
    indexes: { id: string; queue: [owner: string, state: EntryState, place: number]; owner: [string, number] }
  }
}

const NAME = 'tufang.outbox'
const VERSION = 1
/** Written to the disk before it counts as kept. */
const DURABLE = { durability: 'strict' } as const

let opened: Promise<IDBPDatabase<Schema>> | null = null

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(database) {
      const entries = database.createObjectStore('entries', { keyPath: 'place', autoIncrement: true })
      entries.createIndex('id', 'id', { unique: true })
      entries.createIndex('queue', ['owner', 'state', 'place'])
      entries.createIndex('owner', ['owner', 'place'])
    },
    // A later version of the program in another window is not held up.
    blocking: () => void close(),
    terminated: () => {
      opened = null
    },
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

async function close(): Promise<void> {
  const database = await opened
  opened = null
  database?.close()
}

/** Every entry of an owner in a state; places are numbers, which come before arrays in the order of keys. */
const inState = (owner: string, state: EntryState) => IDBKeyRange.bound([owner, state], [owner, state, []])

/** Store in the browser's database, shared by all windows of this site. */
export const idbStore: EntryStore = {
  async add(entry) {
    const { store, done } = (await open()).transaction('entries', 'readwrite', DURABLE)
    // The database gives the place.
    await store.add(entry as Entry)
    await done
  },
  async waiting(owner, most) {
    return (await open()).getAllFromIndex('entries', 'queue', inState(owner, 'WAITING'), most)
  },
  async count(owner) {
    return (await open()).countFromIndex('entries', 'queue', inState(owner, 'WAITING'))
  },
  async latest(owner, most) {
    const index = (await open()).transaction('entries').store.index('owner')
    const found: Entry[] = []
    const all = IDBKeyRange.bound([owner], [owner, []])
    for (let cursor = await index.openCursor(all, 'prev'); cursor && found.length < most; ) {
      found.push(cursor.value)
      cursor = await cursor.continue()
    }
    return found
  },
  async change(ids, change) {
    const { store, done } = (await open()).transaction('entries', 'readwrite', DURABLE)
    for (const id of ids) {
      const entry = await store.index('id').get(id)
      if (entry) await store.put({ ...entry, ...change(entry) })
    }
    await done
  },
  async remove(id) {
    const { store, done } = (await open()).transaction('entries', 'readwrite')
    const place = await store.index('id').getKey(id)
    if (place !== undefined) await store.delete(place)
    await done
  },
  async forget(owner, before) {
    const { store, done } = (await open()).transaction('entries', 'readwrite')
    let cursor = await store.index('queue').openCursor(inState(owner, 'ANSWERED'))
    while (cursor) {
      if (cursor.value.madeAt < before) await cursor.delete()
      cursor = await cursor.continue()
    }
    await done
  },
}
