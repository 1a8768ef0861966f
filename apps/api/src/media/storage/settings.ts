/** Where pictures are stored. */
export type StorageSettings =
  | {
      readonly kind: 'folder';
      /** Absolute path. The folder is created with the first picture. */
      readonly path: string;
    }
  | {
      readonly kind: 's3';
      /** URL of an S3-compatible server. */
      readonly endpoint: string;
      readonly bucket: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };
