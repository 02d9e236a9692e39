// The reading process's entry. What it imports must be TypeScript that node can run by stripping types: no decorators, no enums,
// no properties declared in a constructor's parameters.
import { foundOn } from './found-on.js'

process.once('message', async (content: Uint8Array) => {
  process.send?.((await foundOn(content)) ?? null)
})
