import { subscribe } from 'node:diagnostics_channel'
import { insideTransaction } from '@tufang/server/kernel/sql/transaction'

/** What Node tells of requests, connections, threads and processes that begin, in the context of whoever begins them. */
const WAYS_OUT = ['undici:request:create', 'net.client.socket', 'worker_threads', 'child_process']

const offences: string[] = []
for (const channel of WAYS_OUT) {
  subscribe(channel, () => {
    if (insideTransaction()) offences.push(new Error(`${channel} inside a transaction`).stack ?? channel)
  })
}

/** Where something outside the database was begun inside a transaction since this was last asked. */
export const leftTransactions = (): string[] => offences.splice(0)
