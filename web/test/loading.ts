import type { ClientLoaderFunctionArgs } from 'react-router'

type Loads<Data> = (args: ClientLoaderFunctionArgs) => Data

/** A refusal or a redirect is thrown. */
export async function loadAt<Data>(
  clientLoader: Loads<Data>,
  address: string,
  params: Record<string, string> = {},
) {
  const request = new Request(new URL(address, location.origin))
  return clientLoader({ params, request } as ClientLoaderFunctionArgs)
}

export async function sentFrom<Data>(
  clientLoader: Loads<Data>,
  address: string,
  params: Record<string, string> = {},
) {
  try {
    await loadAt(clientLoader, address, params)
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')]
    throw thrown
  }
  return null
}
