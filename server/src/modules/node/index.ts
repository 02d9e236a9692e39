import { defineDomain } from '../domain.js'
import { NodeResolver } from './node/node.resolver.js'

export { NodeType, nodeTypeLabels } from './enums.js'
export { nodeEdgesOf } from './node/edge.js'

/** One way to a record of any kind, by the loaders of the domains that have it. */
export const node = defineDomain({
  name: 'node',
  services: () => ({}),
  resolvers: () => [new NodeResolver()],
})
