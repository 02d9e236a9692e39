import { subscribe } from 'node:diagnostics_channel'
import { insideTransaction } from '@tufang/server/kernel/sql/transaction'

/** Channels of Node that tell of beginning requests, connections, threads and processes, in their context. */
const WAYS_OUT = ['undici:request:create', 'net.client.socket', 'worker_threads', 'child_process']

const offences: string[] = []
for (const channel of WAYS_OUT) {
  subscribe(channel, () => {
    if (insideTransaction()) offences.push(new Error(`${channel} inside a transaction`).stack ?? channel)
  })
}

/** Places where something outside the database began inside a transaction, since the last call. */
export const leftTransactions = (): string[] => offences.splice(0)
