/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaperNeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaperNeedsQuery = { paperNeeds: Array<Types.PaperKind> };

export type SetPaperNeedsMutationVariables = Exact<{
  kinds: Array<Types.PaperKind> | Types.PaperKind;
  idempotencyKey?: string | null | undefined;
}>;


export type SetPaperNeedsMutation = { setPaperNeeds: Array<Types.PaperKind> };


export const PaperNeedsDocument = {"__meta__":{"id":"sha256:cd72b56d81c88c1aa7825cc2484ef780cdcda5e1ef3ce46ec967402e62cbf140"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaperNeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paperNeeds"}}]}}]} as unknown as DocumentNode<PaperNeedsQuery, PaperNeedsQueryVariables>;
export const SetPaperNeedsDocument = {"__meta__":{"id":"sha256:86510481ace3650f12e681af87658c74472eb68356990b46259200050a62f212"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPaperNeeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaperKind"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPaperNeeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}]}}]} as unknown as DocumentNode<SetPaperNeedsMutation, SetPaperNeedsMutationVariables>;