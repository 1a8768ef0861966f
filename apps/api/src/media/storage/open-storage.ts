import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import { errorCode } from '../../start-error.ts';
import type { StorageSettings } from './settings.ts';
import type { MediaStorage } from './storage.ts';
import { AtomicFsDriver } from './atomic-fs-driver.ts';

type S3Settings = Extract<StorageSettings, { kind: 's3' }>;

/** The AWS SDK takes 40 MB of memory, so it is loaded only when it is used. */
async function s3Driver(settings: S3Settings): Promise<DriverContract> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    endpoint,
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Not every compatible server has a host name per bucket.
    forcePathStyle: true,
    // Servers without support for the SDK's checksum trailers store them as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
    supportsACL: false,
  });
}

async function listAll(disk: Disk, prefix: string): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(prefix, {
      recursive: true,
      ...(paginationToken === undefined ? {} : { paginationToken }),
    });
    for (const file of page.objects) if (file.isFile) keys.add(file.key);
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
  return keys;
}

/** Whether the error means that the file does not exist: `ENOENT` of a folder, `NoSuchKey` of S3. */
function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return errorCode(cause) === 'ENOENT' || (cause instanceof Error && cause.name === 'NoSuchKey');
}

/** Opens the storage of pictures. */
export async function openStorage(settings: StorageSettings): Promise<MediaStorage> {
  const disk = new Disk(settings.kind === 's3' ? await s3Driver(settings) : new AtomicFsDriver(settings.path));
  return {
    read: async (key) => {
      try {
        return new Uint8Array(await disk.getBytes(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    has: (key) => disk.exists(key),
    write: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    keys: (prefix) => listAll(disk, prefix),
    remove: (key) => disk.delete(key),
  };
}
