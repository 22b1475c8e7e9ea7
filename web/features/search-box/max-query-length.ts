/** No name is longer, and the api looks at no more. */
export const maxQueryLength = 200;
