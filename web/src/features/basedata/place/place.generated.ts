/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlaceTilesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlaceTilesQuery = { mapTiles: { url: string, subdomains: string, attribution: string, coordinateSystem: Types.CoordinateSystem, maxZoom: number } | null };


export const PlaceTilesDocument = {"__meta__":{"id":"sha256:3efef8e6c90b1e315b0aadb60aed69bff6f40432a82238d0b95d118724d9fbe8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceTiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapTiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"subdomains"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"coordinateSystem"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}}]}}]}}]} as unknown as DocumentNode<PlaceTilesQuery, PlaceTilesQueryVariables>;