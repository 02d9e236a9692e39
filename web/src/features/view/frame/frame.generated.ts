/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FrameOriginsQueryVariables = Exact<{ [key: string]: never; }>;


export type FrameOriginsQuery = { frameOrigins: Array<string> };


export const FrameOriginsDocument = {"__meta__":{"id":"sha256:f496ef4edfffee7990d80b01b142eedf2ce239dd83f03bb075e568d4c3f14c56"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FrameOrigins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frameOrigins"}}]}}]} as unknown as DocumentNode<FrameOriginsQuery, FrameOriginsQueryVariables>;