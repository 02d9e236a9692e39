import { AsyncLocalStorage } from 'node:async_hooks'

/** Who is told for how many ms a connection was busy with a statement. */
type Told = (ms: number) => void

const told = new AsyncLocalStorage<Told>()

/** Tells how long each statement of this work kept its connection busy. */
export const timed = <Answer>(tell: Told, work: () => Answer): Answer => told.run(tell, work)

/** Who wants to know of a statement that is asked now. */
export const whoIsTold = (): Told | undefined => told.getStore()
