import { documentFile } from '@sojourn/contract/calls/file'
import {
  MOST_VAULT_PAPERS,
  MOST_VAULT_VERSIONS,
  VAULT_KINDS,
  type VaultKind,
  vaultKindOf,
} from '@sojourn/contract/work/vault-words'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { copyReading } from '../../ground/papers/copy-reading.ts'
import { askForReading } from '../../ground/papers/read-papers.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { receiveFile } from '../../platform/files/parts/receive-file.ts'
import { keepSealedFile } from '../../platform/files/sealed-files.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { type NewFile, scanAndSeal } from '../documents/scan-and-seal.ts'
import { holdPaper, holdVault } from './hold-vault.ts'
import { scanVaultVersion } from './scan-vault.ts'
import { showPaper } from './show-vault.ts'
import { addPaper, addVersion, changePaper, countPapers, findPaper, versionsOfPaper } from './store.ts'

type Owner = Pick<Person, 'id'>
type Scanned = Awaited<ReturnType<typeof scanAndSeal>>

/** A file as it comes into the vault. */
export interface NewVersion extends Scanned {
  file: NewFile
  /** The version of a document it is a copy of, with the file of that. */
  keptFrom?: { version: string; fileId: string }
}

export async function uploadPaper(
  context: Context,
  actor: Person,
  kind: VaultKind | undefined,
  request: FastifyRequest,
) {
  await context.limits.take('vault_paper', { account: actor.id })
  await using upload = await receiveFile(context, actor, request, documentFile)
  return await putIntoVault(context, actor, { kind, file: upload })
}

export async function uploadPaperVersion(
  context: Context,
  actor: Person,
  id: string,
  request: FastifyRequest,
) {
  if (!(await findPaper(context.db, actor.id, id))) throw new Refusal('not_found')
  await context.limits.take('vault_paper', { account: actor.id })
  await using upload = await receiveFile(context, actor, request, documentFile)
  const version = { file: upload, ...(await scanAndSeal(context, upload)) }
  return await transact(context, async (tx) => {
    const paper = await holdPaper(tx, actor, id)
    await keepVersion(context, tx, actor, paper.id, version)
    await changePaper(tx, id, { updated_at: context.clock.now() })
    return finish(context, tx, actor, { id, file: upload })
  })
}

interface Put {
  kind?: VaultKind | undefined
  name?: string
  file: NewFile
}

export async function putIntoVault(context: Context, actor: Owner, { kind, name, file }: Put) {
  const version = { file, ...(await scanAndSeal(context, file)) }
  return transact(context, async (tx) => {
    const id = await addPaperWith(context, tx, actor, { kind, name: name ?? nameOf(file, kind), version })
    return finish(context, tx, actor, { id, file })
  })
}

const nameOf = ({ name }: NewFile, kind: VaultKind | undefined) =>
  kind && kind !== 'other' ? VAULT_KINDS[kind] : name.replace(/\.[^.]+$/, '').slice(0, 200)

interface NewPaper {
  kind?: VaultKind | undefined
  name: string
  version: NewVersion
}

export async function addPaperWith(
  context: Context,
  tx: Tx,
  actor: Owner,
  { kind, name, version }: NewPaper,
) {
  await holdVault(tx, actor)
  if ((await countPapers(tx, actor.id)) >= MOST_VAULT_PAPERS)
    throw notNow(`Your vault has ${MOST_VAULT_PAPERS} papers, as many as it holds. Please delete one first.`)
  const now = context.clock.now()
  const { id } = await addPaper(tx, {
    owner_id: actor.id,
    kind: kind ?? vaultKindOf(name),
    name,
    created_at: now,
    updated_at: now,
  })
  await keepVersion(context, tx, actor, id, version)
  return id
}

/** The vault is held. */
async function keepVersion(
  context: Context,
  tx: Tx,
  actor: Owner,
  paperId: string,
  { file, verdict, sealed, keptFrom }: NewVersion,
) {
  const number = ((await versionsOfPaper(tx, actor.id, paperId))[0]?.number ?? 0) + 1
  if (number > MOST_VAULT_VERSIONS)
    throw notNow(
      `A paper has at most ${MOST_VAULT_VERSIONS} versions. Please put this file into the vault as a new paper.`,
    )
  await keepSealedFile(context, tx, actor.id, sealed)
  const { id } = await addVersion(tx, {
    paper_id: paperId,
    owner_id: actor.id,
    number,
    file_id: sealed.id,
    file_name: file.name,
    media_type: file.mediaType,
    size: file.size,
    scan: verdict,
    kept_from: keptFrom?.version ?? null,
    created_at: context.clock.now(),
  })
  const from = keptFrom?.fileId
  if (!(from && (await copyReading(context, tx, { from, to: sealed.id, ownerId: actor.id }))))
    await askForReading(context, tx, {
      fileId: sealed.id,
      ownerId: actor.id,
      mediaType: sealed.mediaType,
      vaultPaper: paperId,
    })
  if (verdict === 'waiting') await context.jobs.enqueue(tx, scanVaultVersion, { version: id })
}

async function finish(context: Context, tx: Tx, actor: Owner, { id, file }: { id: string; file: NewFile }) {
  const shown = await showPaper(context, tx, actor, id)
  await file.finish?.(tx, shown)
  return shown
}
