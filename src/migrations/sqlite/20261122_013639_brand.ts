import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`brand\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`palette\` text DEFAULT 'lagoon',
  	\`logo_id\` text(36),
  	\`logo_on_dark_id\` text(36),
  	\`favicon_id\` text(36),
  	\`social_picture_id\` text(36),
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_on_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`social_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_logo_idx\` ON \`brand\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_logo_on_dark_idx\` ON \`brand\` (\`logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_favicon_idx\` ON \`brand\` (\`favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_social_picture_idx\` ON \`brand\` (\`social_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`brand__status_idx\` ON \`brand\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_palette\` text DEFAULT 'lagoon',
  	\`version_logo_id\` text(36),
  	\`version_logo_on_dark_id\` text(36),
  	\`version_favicon_id\` text(36),
  	\`version_social_picture_id\` text(36),
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_on_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_social_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_logo_idx\` ON \`_brand_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_logo_on_dark_idx\` ON \`_brand_v\` (\`version_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_favicon_idx\` ON \`_brand_v\` (\`version_favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_social_picture_idx\` ON \`_brand_v\` (\`version_social_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version__status_idx\` ON \`_brand_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_created_at_idx\` ON \`_brand_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_updated_at_idx\` ON \`_brand_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_latest_idx\` ON \`_brand_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_autosave_idx\` ON \`_brand_v\` (\`autosave\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`brand\`;`)
  await db.run(sql`DROP TABLE \`_brand_v\`;`)
}
