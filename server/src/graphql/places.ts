import { type GraphQLSchema, isObjectType } from 'graphql'
import { isReadTogether, readsOf } from '../kernel/reads.js'
import type { Turn } from '../platform/fair/gate.js'
import type { OperationContext } from './context.js'

/** Most fields that run at once: as many as the largest page asks for. */
const FEW = 12

/**
 * Places of an operation's fields: each field that looks through many rows waits here for a connection, and every field
 * where there are many.
 */
export class Places {
  private readonly waiting: (() => void)[] = []
  private free: number

  constructor(
    private readonly turn: Turn,
    private readonly fields = 1,
  ) {
    this.free = turn.places
  }

  takes(looksThroughMany: boolean): boolean {
    return looksThroughMany || this.fields > FEW
  }

  async run<Answer>(work: () => Answer): Promise<Awaited<Answer>> {
    if (this.free > 0) this.free -= 1
    else await new Promise<void>((enter) => this.waiting.push(enter))
    try {
      const pause = this.turn.pause()
      // A pause holds no connection, so that requests cannot block each other.
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.free += 1
    }
  }
}

/**
 * Fields that declare their reads run one after the other where an operation has several of them, and so do all fields
 * of an operation with very many: twenty-nine boards do not get twenty-nine connections.
 */
export function readInPlaces(schema: GraphQLSchema): void {
  const root = schema.getQueryType()
  for (const type of Object.values(schema.getTypeMap())) {
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
      const { resolve } = field
      const says = readsOf(field) !== undefined && !isReadTogether(field)
      if (!resolve || !(says || type === root)) continue
      field.resolve = (source, args, context: OperationContext, info) => {
        const read = () => resolve(source, args, context, info)
        return context.inPlaces?.takes(says) ? context.inPlaces.run(read) : read()
      }
    }
  }
}
