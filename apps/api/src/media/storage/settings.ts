/** Where pictures are stored. */
export type StorageSettings =
  | {
      readonly kind: 'folder';
      /** Absolute path; it is made when the first picture is stored. */
      readonly path: string;
    }
  | {
      readonly kind: 's3';
      /** Address of an S3-compatible server. */
      readonly endpoint: string;
      readonly bucket: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };
