// The worker thread's entry. What it imports must be TypeScript that node can run by stripping types: no decorators, no enums,
// no properties declared in a constructor's parameters.
import { parentPort, workerData } from 'node:worker_threads'
import { foundIn } from './found-in.js'

parentPort?.postMessage((await foundIn(workerData as Uint8Array)) ?? null)
